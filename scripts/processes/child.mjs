import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {object} ChildOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {'collect' | 'inherit' | 'terminal'} [output] `terminal` also hands over the keyboard
 * @property {(text: string) => void} [onOutput] takes the output as it comes; it isn't collected then
 * @property {number} [timeoutMs]
 *
 * @typedef {object} RunningChild
 * @property {import('node:child_process').ChildProcess} child
 * @property {boolean} hasGroup whether it leads a process group of its own
 * @property {boolean} stopping
 *
 * @typedef {object} ChildResult
 * @property {number} code
 * @property {string} output stdout and stderr together, when collected
 * @property {boolean} timedOut
 */

const graceMs = 12_000;
const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL'} Signal */
const ownGroup = process.platform !== 'win32';

/** @type {Set<RunningChild>} */
const running = new Set();
/** @type {Signal | null} */
let stopSignal = null;

/**
 * Runs a program to its end. Never rejects: a program that can't be started has code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<ChildResult>}
 */
export function runChild(command, args, options = {}) {
  return startChild(command, args, options).ended;
}

/**
 * Runs a Node program with the Node that runs this one.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 */
export function runNode(script, args, options = {}) {
  return runChild(process.execPath, [script, ...args], options);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {{ stop: () => void, ended: Promise<ChildResult> }}
 */
export function startChild(command, args, options = {}) {
  const { cwd, env, output = 'collect', onOutput, timeoutMs } = options;
  const sharesTerminal = output === 'terminal';
  const piped = output === 'collect';
  const child = spawn(command, [...args], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    stdio: [sharesTerminal ? 'inherit' : 'ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    // Its own group, so that stopping it also stops what it started; a child that reads the keyboard has to stay in ours.
    detached: ownGroup && !sharesTerminal,
    windowsHide: true,
  });
  /** @type {RunningChild} */
  const entry = { child, hasGroup: ownGroup && !sharesTerminal, stopping: false };
  track(entry);
  return { stop: () => ask(entry, 'SIGTERM'), ended: untilEnded(entry, onOutput, timeoutMs) };
}

/**
 * @param {RunningChild} entry
 * @param {((text: string) => void) | undefined} onOutput
 * @param {number | undefined} timeoutMs
 * @returns {Promise<ChildResult>}
 */
function untilEnded(entry, onOutput, timeoutMs) {
  const { child } = entry;
  let collected = '';
  let timedOut = false;
  const take = onOutput ?? ((/** @type {string} */ text) => void (collected += text));
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  const expire = () => {
    timedOut = true;
    kill(entry);
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code, /** @type {string} */ output) => {
      clearTimeout(timer);
      untrack(entry);
      resolve({ code, output, timedOut });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) =>
      end(code ?? exitCodeOf(/** @type {Signal | null} */ (signal)), collected),
    );
  });
}

/**
 * Asks the child alone, since well-behaved programs pass a signal on and would hear it twice; what it leaves behind is ended after it.
 * @param {RunningChild} entry
 * @param {Signal} signal
 */
function ask(entry, signal) {
  entry.stopping = true;
  if (!ownGroup) kill(entry);
  else entry.child.kill(signal);
}

/** @param {RunningChild} entry */
function kill({ child, hasGroup }) {
  if (child.pid === undefined) return;
  if (!ownGroup) spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { windowsHide: true });
  else if (hasGroup) signalGroup(child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}

/**
 * @param {number} leader
 * @param {Signal} signal
 */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody left in it.
  }
}

/** @param {RunningChild} entry */
function track(entry) {
  if (running.size === 0) for (const signal of forwarded) process.on(signal, passOn);
  running.add(entry);
  const { child, hasGroup } = entry;
  child.once('exit', () => {
    if (hasGroup && child.pid !== undefined) signalGroup(child.pid, 'SIGTERM');
  });
}

/** @param {RunningChild} entry */
function untrack(entry) {
  running.delete(entry);
  if (running.size > 0) return;
  // Between children a signal ends this process the ordinary way, and a server started later handles its own.
  for (const signal of forwarded) process.off(signal, passOn);
  if (stopSignal) process.exit(exitCodeOf(stopSignal));
}

/** @param {Signal} signal */
function passOn(signal) {
  const isSecondCtrlC = signal === 'SIGINT' && stopSignal === 'SIGINT';
  if (stopSignal === null) process.stderr.write('\n正在停止…\n');
  stopSignal = signal;
  for (const entry of running) {
    // The terminal has already sent Ctrl-C to a child that shares it.
    const hasHeard = !entry.hasGroup && signal === 'SIGINT' && process.stdin.isTTY;
    if (isSecondCtrlC) kill(entry);
    else if (!entry.stopping && !hasHeard) ask(entry, signal);
  }
  setTimeout(() => running.forEach(kill), graceMs).unref();
}

/** @param {Signal | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
