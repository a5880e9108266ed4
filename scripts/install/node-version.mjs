import { LaunchError } from '../processes/launch-error.mjs';

/**
 * The build and test tools run on these lines only; on the odd ones between, the install would fail later and less clearly.
 * @param {string} version such as "20.19.0"
 * @returns {string | null} one sentence when this Node can't run the project
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (supported) return null;
  return `需要 Node.js 20.19 或更新的长期支持版（20.19+、22.12+、24+），当前是 ${version}，请到 https://nodejs.org 下载后重试。`;
}

export function assertNodeVersion(version = process.versions.node) {
  const problem = nodeVersionProblem(version);
  if (problem) throw new LaunchError(problem);
}
