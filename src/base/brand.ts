/** A plain value that cannot be swapped for another of the same shape by accident. */
export type Brand<Value, Name extends string> = Value & { readonly __brand: Name };
