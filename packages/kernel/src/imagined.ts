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

/** A change for `imagined`: one field has another value, or none at all. */
export function replacing<O extends object, K extends keyof O>(
  object: O,
  key: K,
  value: O[K] | undefined,
): () => () => void {
  return () => {
    const was = Object.getOwnPropertyDescriptor(object, key);
    if (value === undefined) delete object[key];
    else object[key] = value;
    return () => {
      if (was) Object.defineProperty(object, key, was);
      else delete object[key];
    };
  };
}
