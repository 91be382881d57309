/** The playground refused what was asked of it. */
class DriverRefusal extends Error {
  readonly reason: string;
  readonly status: number;

  constructor(about: { readonly status: number; readonly reason: string; readonly error: string }) {
    super(`${about.reason}: ${about.error}`);
    this.reason = about.reason;
    this.status = about.status;
  }
}

/** Requests to the playground's page and control routes. */
export class DriverHttp {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  get<Answer>(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) search.set(key, String(value));
    return this.#request<Answer>('GET', `${path}?${search.toString()}`);
  }

  post<Answer = unknown>(path: string, body: unknown): Promise<Answer> {
    return this.#request<Answer>('POST', path, body);
  }

  delete(path: string): Promise<unknown> {
    return this.#request('DELETE', path);
  }

  async bytes(url: string): Promise<Buffer> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  async #request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const answer = (await response.json()) as Answer & { readonly reason?: string; readonly error?: string };
    if (response.ok) return answer;
    const { reason = 'unknown', error = `${method} ${path} failed` } = answer;
    throw new DriverRefusal({ status: response.status, reason, error });
  }
}
