// A PNG with a palette: a quarter of the size of the browser's, and no difference that people see. Several frames make it move (APNG).
import UPNG from 'upng-js';

const MAX_COLOURS = 256;

/** Joins frames `{ png, ms }` of the same size into one PNG. Colours are reduced to 256. */
export function toPalettePng(frames) {
  // What programs show that know no animation is the first frame. It is the last one of the loop.
  const loop = [...frames.slice(-1), ...frames.slice(0, -1)];
  const images = loop.map(({ png }) => UPNG.decode(png));
  const [{ width, height }] = images;
  const pixels = images.flatMap((image) => UPNG.toRGBA8(image));
  const delays = loop.map(({ ms }) => ms);
  return Buffer.from(UPNG.encode(pixels, width, height, MAX_COLOURS, delays));
}
