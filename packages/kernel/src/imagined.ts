// Looking at the table as it would be.

/**
 * Changes something, looks, and puts it back, whatever happens while looking. `change` is the only thing that may
 * touch the world: it returns what undoes it.
 */
export function imagined<T>(change: () => () => void, look: () => T): T {
  const putBack = change();
  try {
    return look();
  } finally {
    putBack();
  }
}

/** A change for `imagined`: one field has another value. */
export function replacing<O extends object, K extends keyof O>(
  object: O,
  key: K,
  value: NonNullable<O[K]>,
): () => () => void {
  return () => {
    const was = object[key];
    const hadNone = !(key in object);
    object[key] = value;
    return () => {
      if (hadNone) delete object[key];
      else object[key] = was;
    };
  };
}
