import { isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { optionLines, readOptions } from '../src/config/options.ts';

function refused(args: string[], env = {}): unknown[] {
  const options = readOptions(args, env);
  return isRefusal(options) ? [options.code, options.args?.['option']] : [];
}

describe('options', () => {
  it('have usual values: nothing is shown to the network, nothing is deleted, nobody is trusted', () => {
    const options = readOptions([], {});
    expect(options).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      data: 'data',
      web: undefined,
      keepDays: { ended: 0, gathering: 30, abandoned: 365, messages: 0, people: 365 },
      trustProxy: 0,
      logLevel: 'info',
      drainSeconds: 0,
      operationsToken: undefined,
      limits: { socketsPerAddress: 200, messagesPerSecond: 20, messageBurst: 60, backlog: 1_048_576 },
    });
    expect(options).toMatchObject({
      limits: { connectionsPerAddress: 256, heavyReadsPerMinute: 240, heavyReadsWithoutKey: 40 },
    });
  });

  it('come from flags, then from the environment', () => {
    const env = { TT_PORT: '1', PORT: '2', TT_DATA: '/there', TT_RETENTION_DAYS: '30' };
    expect(readOptions(['--port', '3', '--web', 'dist'], env)).toMatchObject({
      port: 3,
      data: '/there',
      web: 'dist',
      keepDays: { ended: 30 },
    });
    expect(readOptions([], env)).toMatchObject({ port: 1 });
    expect(readOptions([], { PORT: '2' })).toMatchObject({ port: 2 });
  });

  it('that make no sense are refused by name', () => {
    expect(refused(['--port', '65536'])).toEqual(['bad-option', 'port']);
    expect(refused(['--port', '-1'])).toEqual(['bad-flag', undefined]);
    expect(refused(['--port=1.5'])).toEqual(['bad-option', 'port']);
    expect(refused(['--log-level', 'loud'])).toEqual(['bad-option', 'log-level']);
    expect(refused(['--dragons', '3'])).toEqual(['bad-flag', undefined]);
    expect(refused(['there'])).toEqual(['bad-flag', undefined]);
    expect(refused(['--operations-token', 'too-short'])).toEqual(['bad-option', 'operations-token']);
    expect(refused([], { TT_OPERATIONS_TOKEN: 'with spaces in between' })).toEqual([
      'bad-option',
      'operations-token',
    ]);
    expect(refused([], { TT_SOCKETS: '0' })).toEqual(['bad-option', 'sockets']);
  });

  it('are all explained', () => {
    expect(optionLines()).toContainEqual(
      expect.stringMatching(/^ {2}--retention-days +delete .*\(0\); TT_RETENTION_DAYS$/),
    );
  });
});
