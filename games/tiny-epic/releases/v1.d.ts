import type { Game } from '@three-thrones/kernel';

export declare const tinyEpic: Game<unknown>;
