import { expect, test } from 'vitest';
import { assertNodeVersion, nodeVersionProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '24.0.0', '26.1.0'])(
  'Node %s is enough',
  (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  },
);

test.each(['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
  'Node %s is refused in one sentence',
  (version) => {
    const sentence = nodeVersionProblem(version);
    expect(sentence).toContain(`当前是 ${version}`);
    expect(sentence).toContain('需要 Node.js 20.19');
    expect(sentence?.match(/。/g)).toHaveLength(1);
    expect(() => assertNodeVersion(version)).toThrow(sentence ?? '');
  },
);
