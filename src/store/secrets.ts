import { eq } from 'drizzle-orm';
import { must } from '../base/invariant.js';
import type { Database } from './database.js';
import { secrets } from './schema.js';

/** The secret of that name. Where there is none yet, `fresh` is it from now on. */
export function keepSecret(
  database: Database,
  { name, fresh }: { readonly name: string; readonly fresh: string },
): Promise<string> {
  return database.write((queries) => {
    queries.insert(secrets).values({ name, value: fresh }).onConflictDoNothing().run();
    const kept = queries.select().from(secrets).where(eq(secrets.name, name)).get();
    return must(kept, 'A secret is kept.').value;
  });
}
