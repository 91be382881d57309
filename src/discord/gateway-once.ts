import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

const GATEWAY = /\/gateway\/bot$/;

/**
 * Requests of which every second one for the gateway's address is answered with what the one before it was told. The
 * client asks once more while it logs in, and one whose login failed cannot be used again: so whoever has asked before
 * and was answered can log in, though Discord may fail in between.
 */
export function askingGatewayOnce(makeRequest: MakeRequest): MakeRequest {
  let kept: string | undefined;
  return async (url, init) => {
    if (!GATEWAY.test(url)) return makeRequest(url, init);
    if (kept !== undefined) {
      const told = kept;
      kept = undefined;
      return answer(told);
    }
    const response = await makeRequest(url, init);
    if (!response.ok) return response;
    kept = await response.text();
    return answer(kept);
  };
}

function answer(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
