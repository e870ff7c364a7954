import type { Game } from '@three-thrones/kernel';

export declare const agot: Game<unknown>;
