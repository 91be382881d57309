/**
 * `npm run verify-match FILE`: works everything in the record of a match out anew, and says whether all is as it is
 * shown. Ends with 0 where it is, with 1 where it is not, and with 2 where there is no file to look at.
 */
import { readFileSync } from 'node:fs';
import { verifyRecord } from './verify-match/verify.js';

const [file] = process.argv.slice(2);

if (file === undefined) complain('Which file? `npm run verify-match FILE` looks at the record of a match.');
else {
  const text = readText(file);
  if (text === undefined) complain(`${file} cannot be read.`);
  else tell(text);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function tell(text: string): void {
  const findings = verifyRecord(text);
  const lines = findings.map(({ right, told }) => `${right ? '✓' : '✗'} ${told}`);
  const allRight = findings.every(({ right }) => right);
  const verdict = allRight ? 'All is as shown.' : 'This record is not true.';
  process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
  process.exitCode = allRight ? 0 : 1;
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
