// When what has changed can be seen.

/** Milliseconds without a frame after which nobody waits for one: a window that is covered is not drawn at all. */
export const NO_FRAME = 1_000;

/** Calls back when the next frame is on the screen, or when none comes; unless it is called off. */
export function onceDrawn(call: () => void): () => void {
  let isOver = false;
  const once = (): void => {
    if (isOver) return;
    callOff();
    call();
  };
  const timers = [setTimeout(once, NO_FRAME)];
  // A frame is called before it is drawn; what is put off from there comes after.
  const frame = requestAnimationFrame(() => void timers.push(setTimeout(once)));
  const callOff = (): void => {
    isOver = true;
    cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
  };
  return callOff;
}
