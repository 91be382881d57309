/**
 * Prints `N passed, N failed` from the reports of `npm test` and `npm run check`, and exits with 1 unless
 * everything passed and some test ran. Arguments: the exit codes of the two.
 */
import { existsSync, readFileSync } from 'node:fs';

const [testStatus, checkStatus] = process.argv.slice(2).map(Number);
const tests = countTests();
const checks = countChecks();
const passed = tests.passed + checks.passed;
const failed = tests.failed + checks.failed;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1;

function countTests() {
  const report = read('reports/tests.json');
  const results = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
  const passed = results.filter((test) => test.status === 'passed').length;
  // A file that could not be loaded has no tests to fail in.
  const broken = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = results.length - passed + broken.length;
  // An error outside any test, or a run that never started, leaves nothing but its exit code.
  return { passed, failed: failed === 0 && (testStatus !== 0 || passed === 0) ? 1 : failed };
}

function countChecks() {
  const report = read('reports/checks.json');
  const failed = report?.failed.length ?? 0;
  const passed = (report?.checks.length ?? 0) - failed;
  return { passed, failed: failed === 0 && (checkStatus !== 0 || passed === 0) ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
