import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../src/db/database.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** What one node of a plan reads of a table, what it passes over included: that is where a walk hides. */
export type PlanRead = { table: string; node: string; index: string; entries: number };

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement and says what it read, by the engine's own count. */
export async function planReads(db: Db, query: RawBuilder<unknown>): Promise<PlanRead[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, timing off, costs off, format json) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return nodesOf(plan ?? { 'Node Type': 'Nothing', 'Actual Rows': 0, 'Actual Loops': 0 }).flatMap((node) => {
    const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const entries = (node['Actual Rows'] + passed) * node['Actual Loops'];
    const index = node['Index Name'] ?? '';
    const table = node['Relation Name'] ?? '';
    return table === '' && index === '' ? [] : [{ table, node: node['Node Type'], index, entries }];
  });
}
