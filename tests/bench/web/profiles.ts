const mbits = (value: number) => (value * 1024 * 1024) / 8

/** A connection. Latency in milliseconds per request, throughput in bytes per second. */
export type Profile = { what: string; latency: number; down: number; up: number }

/** Both over HTTP/1.1, as `npm start` serves. */
export const PROFILES = {
  A: { what: '1.6 Mbit/s, 150 ms per request', latency: 150, down: mbits(1.6), up: mbits(0.75) },
  // The same line under Lighthouse's applied throttling.
  B: {
    what: 'applied Slow 4G: 1.44 Mbit/s, 562.5 ms per request',
    latency: 562.5,
    down: mbits(1.44),
    up: mbits(0.675),
  },
} satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES
