/** For a click: the second one of a double click says nothing new. */
export function once(run: () => void): (click: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) run();
  };
}
