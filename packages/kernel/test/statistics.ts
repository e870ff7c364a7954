// How likely a sample is if chance is fair: p-values of the usual tests.

/** Of a sum of squared deviations from what was expected, with so many degrees of freedom. */
export function chiSquareP(counts: ArrayLike<number>, expected: number): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += (counts[i]! - expected) ** 2 / expected;
  return upperGamma((counts.length - 1) / 2, sum / 2);
}

/** Of a deviation, in standard deviations, to either side. */
export function normalP(deviations: number): number {
  return upperGamma(0.5, deviations ** 2 / 2);
}

/** Of so many hits among `tries` tosses of a fair coin, to either side. */
export function coinP(hits: number, tries: number): number {
  return normalP((hits - tries / 2) / Math.sqrt(tries / 4));
}

/** What a fair sample of numbers below `bound` gives to the tests of uniformity, of pairs and of runs. */
export interface Sample {
  readonly uniform: number;
  readonly pairs: number;
  readonly runs: number;
}

/** Draws an even number of numbers and tests them; the bound is at least 2. */
export function sampleOf(draw: (bound: number) => number, bound: number, draws: number): Sample {
  const counts = new Uint32Array(bound);
  const pairs = new Uint32Array(bound * bound);
  const half = Math.floor(bound / 2);
  let changes = 0;
  let wasLow = false;
  for (let i = 0; i < draws; i += 2) {
    const first = draw(bound);
    const second = draw(bound);
    counts[first]!++;
    counts[second]!++;
    pairs[first * bound + second]!++;
    const isLow = second < half;
    if (i > 0 && first < half !== wasLow) changes++;
    if (first < half !== isLow) changes++;
    wasLow = isLow;
  }
  return {
    uniform: chiSquareP(counts, draws / bound),
    pairs: chiSquareP(pairs, draws / 2 / bound ** 2),
    runs: normalP(changesDeviate(changes, draws, half / bound)),
  };
}

/** How far the number of changes between low and high is from what it should be; `low` is how likely low is. */
function changesDeviate(changes: number, draws: number, low: number): number {
  const both = low * (1 - low);
  const change = 2 * both;
  const variance = (draws - 1) * change * (1 - change) + 2 * (draws - 2) * (both - change ** 2);
  return (changes - (draws - 1) * change) / Math.sqrt(variance);
}

/** Whether every order of a small deck comes up equally often. */
export function ordersP(shuffle: (deck: number[]) => number[], size: number, shuffles: number): number {
  let orders = 1;
  for (let i = 2; i <= size; i++) orders *= i;
  const counts = new Uint32Array(orders);
  const deck = Array.from({ length: size }, () => 0);
  for (let i = 0; i < shuffles; i++) {
    for (let at = 0; at < size; at++) deck[at] = at;
    counts[orderNumber(shuffle(deck))]!++;
  }
  return chiSquareP(counts, shuffles / orders);
}

/** A number of its own for every order of the same things. */
function orderNumber(deck: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < deck.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < deck.length; j++) if (deck[j]! < deck[i]!) smaller++;
    number = number * (deck.length - i) + smaller;
  }
  return number;
}

/** The regularised upper incomplete gamma function: by its series for small x, by its continued fraction for large. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * Number.EPSILON; n++) sum += term *= x / n;
    return 1 - scale * sum;
  }
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1, step = 0; Math.abs(step - 1) > Number.EPSILON && i < 100_000; i++) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    step = c * d;
    fraction *= step;
  }
  return scale * fraction;
}

/** Stirling's series, after moving up to where it is exact enough. */
function logGamma(a: number): number {
  let x = a;
  let below = 0;
  for (; x < 20; x++) below += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - below;
}
