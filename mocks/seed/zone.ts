const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone)
  if (!format)
    formats.set(
      zone,
      (format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })),
    )
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

const two = (value: number) => String(Math.abs(value)).padStart(2, '0')

/** An instant as the clock of a zone shows it, with the offset: `2026-12-05T09:00:00-06:00`. */
export function inZone(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  const clock = new Date(instant + offset * 60_000).toISOString().slice(0, 19)
  return `${clock}${offset < 0 ? '-' : '+'}${two(Math.trunc(offset / 60))}:${two(offset % 60)}`
}

/** The instant at which a zone's clock shows this hour on this day, `2026-12-05`. */
export function atClock(day: string, hour: number, zone: string): number {
  const naive = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  return naive - offsetAt(naive - offsetAt(naive, zone) * 60_000, zone) * 60_000
}
