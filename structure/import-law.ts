type Rule = { name: string; breaks: (from: string, to: string) => boolean };

const isOwn = (path: string) => /^(contract|server|web|e2e|bench|scripts|structure)\//.test(path);
const workspaceOf = (path: string) => path.split('/')[0] ?? '';
const part = (path: string, pattern: RegExp) => pattern.exec(path)?.[1] ?? null;

const moduleOf = (path: string) => part(path, /^server\/src\/modules\/([^/]+)\//);
const featureOf = (path: string) => part(path, /^web\/src\/features\/([^/]+)\//);
const webLayerOf = (path: string) => part(path, /^web\/src\/(app|pages|features|ui|api|text)\//);
const isTest = (path: string) => /\.test\.tsx?$|\/test\/|-test-rig\.ts$/.test(path);

const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  e2e: ['e2e', 'contract'],
  bench: ['bench', 'contract'],
};

const layersBelow: Record<string, string[]> = {
  app: ['app', 'pages', 'features', 'ui', 'api', 'text'],
  pages: ['pages', 'features', 'ui', 'api', 'text'],
  features: ['features', 'ui', 'api', 'text'],
  ui: ['ui', 'text'],
  api: ['api', 'text'],
  text: ['text'],
};
const sharedFeatures = new Set(['users', 'media']);

/** Each rule says when an import from one file to another breaks it. */
export const importLaw: Rule[] = [
  {
    name: 'workspaces know the contract, and not each other',
    breaks: (from, to) => isOwn(to) && !(mayImport[workspaceOf(from)]?.includes(workspaceOf(to)) ?? true),
  },
  {
    name: 'the contract needs no Node, DOM or React',
    breaks: (from, to) => from.startsWith('contract/src/') && !isTest(from) && !isOwn(to) && to !== 'zod',
  },
  {
    name: 'modules know each other by index.ts only',
    breaks: (from, to) => {
      const [own, other] = [moduleOf(from), moduleOf(to)];
      return own !== null && other !== null && own !== other && !to.endsWith('/index.ts') && !isTest(from);
    },
  },
  {
    name: 'db and platform know no module',
    breaks: (from, to) =>
      /^server\/src\/(db|platform)\//.test(from) && moduleOf(to) !== null && !isTest(from),
  },
  {
    name: 'the web imports downwards only',
    breaks: (from, to) => {
      const [own, other] = [webLayerOf(from), webLayerOf(to)];
      return own !== null && other !== null && !(layersBelow[own]?.includes(other) ?? false);
    },
  },
  {
    name: 'a feature imports no other feature',
    breaks: (from, to) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== null && other !== null && own !== other && !sharedFeatures.has(other);
    },
  },
  {
    name: 'the product imports no test',
    breaks: (from, to) => !isTest(from) && isOwn(from) && isOwn(to) && /\.test\.tsx?$|\/test\//.test(to),
  },
];
