import { fullSize, seed } from './seed.ts';

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Set DATABASE_URL to a migrated database that may be filled.');
await seed(databaseUrl, fullSize, (line) => console.log(line));
