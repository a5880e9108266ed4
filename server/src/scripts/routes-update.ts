import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeList } from '../http/route-list.ts';
import { repositoryRoot } from '../server-root.ts';

await writeFile(join(repositoryRoot, 'docs/routes.txt'), routeList());
