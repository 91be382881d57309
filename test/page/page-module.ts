/** Loads a module of the playground's page, which is plain JavaScript, as what the test says it is. */
export async function pageModule<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../../playground/page/${path}`, import.meta.url).href)) as Module;
}
