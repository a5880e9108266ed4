/* Loaded before the server: its process lives so many milliseconds ahead. Timers run as they do. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RealDate = globalThis.Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + aheadMs;
  }
};
