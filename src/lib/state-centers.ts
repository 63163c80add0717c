/** About the middle of each state, in degrees of latitude and longitude. */
const CENTERS = `
AK 64.07 -152.2|AL 32.79 -86.83|AR 34.9 -92.44|AZ 34.27 -111.6|CA 37.18 -119.4|CO 39 -105.5|CT 41.62 -72.73|DC 38.9 -77.02
DE 38.99 -75.51|FL 28.63 -82.45|GA 32.64 -83.44|GU 13.44 144.78|HI 20.25 -156.3|IA 42.07 -93.5|ID 44.35 -114.6|IL 40.04 -89.2
IN 39.9 -86.28|KS 38.5 -98.38|KY 37.53 -85.3|LA 31.07 -92|MA 42.26 -71.81|MD 39.06 -76.79|ME 45.37 -69.24|MI 44.35 -85.41
MN 46.28 -94.31|MO 38.36 -92.46|MS 32.74 -89.67|MT 47.05 -109.6|NC 35.56 -79.39|ND 47.45 -100.5|NE 41.54 -99.8|NH 43.68 -71.58
NJ 40.19 -74.67|NM 34.41 -106.1|NV 39.33 -116.6|NY 42.95 -75.53|OH 40.29 -82.79|OK 35.59 -97.49|OR 43.93 -120.6|PA 40.88 -77.8
PR 18.22 -66.41|RI 41.68 -71.56|SC 33.92 -80.9|SD 44.44 -100.2|TN 35.86 -86.35|TX 31.48 -99.33|UT 39.31 -111.7|VA 37.52 -78.85
VT 44.07 -72.67|WA 47.38 -120.4|WI 44.62 -89.99|WV 38.64 -80.62|WY 43 -107.6`

const centers = new Map(
  CENTERS.trim()
    .split(/[|\n]/)
    .map((line) => {
      const [state = '', lat = '', lng = ''] = line.split(' ')
      return [state, { lat, lng }] as const
    }),
)

/** About the middle of a state, as our links write coordinates: at most 7 characters each. @param state abbreviation */
export const centerOf = (state: string) => centers.get(state)
