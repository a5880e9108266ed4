import type { Rule } from './law.ts';
import { isTestCode } from './test-code.ts';

const isOwn = (path: string) => /^(contract|server|web|e2e|bench|scripts|structure)\//.test(path);
const workspaceOf = (path: string) => path.split('/')[0] ?? '';

const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  e2e: ['e2e', 'contract'],
  bench: ['bench', 'contract'],
};

/** What holds between workspaces; each of the two large ones has a law of its own. */
export const importLaw: Rule[] = [
  {
    name: 'workspaces know the contract, and not each other',
    breaks: (from, to) => isOwn(to) && !(mayImport[workspaceOf(from)]?.includes(workspaceOf(to)) ?? true),
  },
  {
    name: 'the contract needs no Node, DOM or React',
    breaks: (from, to) => from.startsWith('contract/src/') && !isTestCode(from) && !isOwn(to) && to !== 'zod',
  },
  {
    name: 'the product imports no test',
    breaks: (from, to) => !isTestCode(from) && isOwn(from) && isOwn(to) && isTestCode(to),
  },
];
