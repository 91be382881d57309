/**
 * Discord's own schemas, from its OpenAPI description. The package has no types, so what it holds is named
 * here, and nothing else touches it.
 */

/** One thing a schema finds wrong. */
export interface SchemaIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly unknown[];
  /** Of a union: what is wrong by each of its members. */
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

export interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly valueType?: Schema;
  readonly getter?: () => Schema;
}

export interface Schema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
  readonly _zod: { readonly def: SchemaDefinition };
}

const PACKAGE = 'discord-api-spec/zod';
const schemas = (await import(PACKAGE)) as Readonly<Record<string, Schema | undefined>>;

/** A schema by its name in Discord's description, such as "MessageCreateRequest". */
export function schemaNamed(name: string): Schema {
  const schema = schemas[`${name}Schema`];
  if (schema === undefined) throw new Error(`discord-api-spec has no ${name}.`);
  return schema;
}
