import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** Several times what a whole run keeps at once, the journeys' town and the databases of four workers included. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * @typedef {object} Machine
 * @property {string | undefined} wish the folder that whoever started the run asks for
 * @property {string} mounts as Linux tells them, empty elsewhere
 * @property {number} roomBytes what the folder in memory still takes
 * @property {number} memoryBytes what this process may still use
 */

/**
 * Where a run keeps its files. Each test file copies a database of many small files and drops it again: in memory that
 * costs a twentieth of what it does on a disk that looks for a number for each new file. Only where there is room enough.
 * @param {Machine} machine
 */
export function placeOf({ wish, mounts, roomBytes, memoryBytes }) {
  const hasRoom = Math.min(roomBytes, memoryBytes / 2) >= ROOM_BYTES;
  return wish === undefined && hasRoom && isUsable(mounts) ? MEMORY_FOLDER : tmpdir();
}

/**
 * Programs are started from a run's folder too, which some systems forbid there.
 * @param {string} mounts
 */
function isUsable(mounts) {
  const [, , type, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, folder]) => folder === MEMORY_FOLDER) ?? [];
  const said = options.split(',');
  return type === 'tmpfs' && said.includes('rw') && !said.includes('noexec');
}

/** @returns {Machine} */
export function thisMachine() {
  const wish = process.env['TMPDIR'];
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    const mounts = readFileSync('/proc/mounts', 'utf8');
    return { wish, mounts, roomBytes: bavail * bsize, memoryBytes: process.availableMemory() };
  } catch {
    return { wish, mounts: '', roomBytes: 0, memoryBytes: 0 };
  }
}
