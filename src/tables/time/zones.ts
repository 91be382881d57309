import { type Instant, MINUTE_MS } from '../../base/instant.js';
import { folded, nearestName, zoneOfKnownCity } from './find-city.js';

/** By how much the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetMs(zone: string, at: Instant): number {
  const { year = 0, month = 1, day, hour, minute, second } = wallParts(zone, at);
  // The parts know no milliseconds.
  const whole = Math.floor(at / 1_000) * 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

/**
 * The IANA zone that a person's words mean: its name in any case (`europe/berlin`), its city (`New York`), a large
 * city as people there or in German call it (`München`), or a fixed distance from UTC (`UTC+2`, `+5:30`). Nothing
 * where they mean none, or several.
 */
export function findZone(text: string): string | undefined {
  const wanted = text.trim().replaceAll(/\s+/g, '_').toLowerCase();
  if (wanted === '') return undefined;
  const distance = readDistance(wanted);
  if (distance !== undefined) return zoneAtDistance(distance);
  return (
    nameOfZone(wanted) ??
    zoneOfCity(wanted) ??
    zoneOfKnownCity(text) ??
    zoneOfCity(folded(text).replaceAll(' ', '_'))
  );
}

/** The city that a person may have meant whose words mean no zone, if there is one. */
export function nearestCity(text: string): string | undefined {
  const cities = allZones().flatMap((zone) => zone.split('/').slice(1).at(-1)?.replaceAll('_', ' ') ?? []);
  const nearest = nearestName(text, cities);
  // What is offered has to be understood.
  return nearest === undefined || findZone(nearest) === undefined ? undefined : nearest;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

// Making a format is slow, and there are only a few hundred zones.
function formatOf(zone: string): Intl.DateTimeFormat {
  const format = FORMATS.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...WALL, timeZone: zone });
  FORMATS.set(zone, format);
  return format;
}

const WALL = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function wallParts(zone: string, at: Instant): Readonly<Partial<Record<string, number>>> {
  const parts = formatOf(zone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
}

/** The only zone of a city of that name; listed ones come before those that have two names. */
function zoneOfCity(city: string): string | undefined {
  const listed = allZones().filter((zone) => zone.toLowerCase().endsWith(`/${city}`));
  const found = listed.length > 0 ? listed : AREAS.flatMap((area) => nameOfZone(`${area}/${city}`) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** The name in the case that zones are written in. */
function nameOfZone(wanted: string): string | undefined {
  const listed = allZones().find((zone) => zone.toLowerCase() === wanted);
  return listed ?? newerName(wanted);
}

// The list holds the oldest name of each zone, such as `Asia/Calcutta`; who asks for Kolkata is shown Kolkata.
function newerName(wanted: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: wanted }).resolvedOptions();
    const isPlace = AREAS.some((area) => wanted.startsWith(`${area}/`));
    return isPlace ? wanted.replaceAll(/(?<=^|[/_-])[a-z]/g, (letter) => letter.toUpperCase()) : timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The parts of the world that zones are named by. */
const AREAS = [...new Set(allZones().map((zone) => zone.slice(0, zone.indexOf('/')).toLowerCase()))];

const DISTANCE = /^(?:utc|gmt)?_?(?<sign>[+−-])_?(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?$/;

/** Minutes ahead of UTC. */
function readDistance(text: string): number | undefined {
  const { sign, hours, minutes = '0' } = DISTANCE.exec(text)?.groups ?? {};
  if (sign === undefined || hours === undefined) return undefined;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? ahead : -ahead;
}

function zoneAtDistance(minutes: number): string | undefined {
  if (minutes === 0) return 'UTC';
  // The signs of these names are the other way round.
  if (minutes % 60 === 0) return nameOfZone(`etc/gmt${minutes > 0 ? '-' : '+'}${Math.abs(minutes / 60)}`);
  return allZones().find((zone) => SEASONS.every((at) => offsetMs(zone, at) === minutes * MINUTE_MS));
}

/** A winter's and a summer's day: a zone that agrees on both does not change its clocks. */
const SEASONS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)] as readonly number[] as readonly Instant[];

function allZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}
