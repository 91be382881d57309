import { runnerImport } from 'vite';

/** Prints the sample's pictures as one line of JSON, in a process of its own. */
const { module } = await runnerImport(new URL('./render-sample.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
});
process.stdout.write(JSON.stringify(await module.samplePictures()));
