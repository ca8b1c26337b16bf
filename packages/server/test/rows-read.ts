import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../src/platform/database.ts';
import type { TestDatabase } from './database.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** How many rows of a table the statements of some work look at, all together. */
export async function rowsRead(
  { db, pool }: TestDatabase,
  table: string,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  const nodes: RootOperationNode[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(noting));
  let sum = 0;
  for (const node of nodes) {
    const executor = db.getExecutor();
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'plan' });
    const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    sum += looksIn(rows[0]['QUERY PLAN'][0].Plan, table);
  }
  return sum;
}

function looksIn(node: PlanNode, table: string): number {
  const seen =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] === table ? seen * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, below) => sum + looksIn(below, table), own);
}
