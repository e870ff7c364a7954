/** Where nothing can be hovered the first touch shows what it leads to, and the second one means it. */
export function needsTwoTouches(): boolean {
  return matchMedia('(hover: none)').matches;
}
