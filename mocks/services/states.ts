/** A state with its center and the first three digits of its postal codes. */
export type State = {
  name: string
  abbreviation: string
  lat: number
  lng: number
  prefixes: readonly (readonly [from: number, to: number])[]
}

const state = (row: string): State => {
  const [abbreviation = '', name = '', lat, lng, prefixes = ''] = row.split('|')
  const range = (text: string): [number, number] => {
    const [from, to = from] = text.split('-')
    return [Number(from), Number(to)]
  }
  return { abbreviation, name, lat: Number(lat), lng: Number(lng), prefixes: prefixes.split(' ').map(range) }
}

/** The states and the District of Columbia. The centers are rounded, because nothing is measured by them. */
export const STATES = [
  'AL|Alabama|32.8|-86.8|350-352 354-369',
  'AK|Alaska|64.1|-152.3|995-999',
  'AZ|Arizona|34.3|-111.7|850-853 855-857 859-860 863-865',
  'AR|Arkansas|34.8|-92.4|716-729',
  'CA|California|37.2|-119.5|900-908 910-928 930-961',
  'CO|Colorado|39.0|-105.5|800-816',
  'CT|Connecticut|41.6|-72.7|060-069',
  'DE|Delaware|39.0|-75.5|197-199',
  'DC|District of Columbia|38.9|-77.0|200 202-205',
  'FL|Florida|28.6|-82.4|320-342 344 346-347 349',
  'GA|Georgia|32.6|-83.4|300-312 313-319 398-399',
  'HI|Hawaii|20.3|-156.4|967-968',
  'ID|Idaho|44.4|-114.6|832-838',
  'IL|Illinois|40.0|-89.2|600-620 622-629',
  'IN|Indiana|39.9|-86.3|460-479',
  'IA|Iowa|42.1|-93.5|500-516 520-528',
  'KS|Kansas|38.5|-98.4|660-662 664-679',
  'KY|Kentucky|37.5|-85.3|400-418 420-427',
  'LA|Louisiana|31.1|-92.0|700-701 703-708 710-714',
  'ME|Maine|45.4|-69.2|039-049',
  'MD|Maryland|39.1|-76.8|206-212 214-219',
  'MA|Massachusetts|42.3|-71.8|010-027 055',
  'MI|Michigan|44.3|-85.4|480-499',
  'MN|Minnesota|46.3|-94.3|550-551 553-567',
  'MS|Mississippi|32.7|-89.7|386-397',
  'MO|Missouri|38.4|-92.5|630-631 633-641 644-658',
  'MT|Montana|47.0|-109.6|590-599',
  'NE|Nebraska|41.5|-99.8|680-681 683-693',
  'NV|Nevada|39.3|-116.6|889-891 893-895 897-898',
  'NH|New Hampshire|43.7|-71.6|030-038',
  'NJ|New Jersey|40.2|-74.7|070-089',
  'NM|New Mexico|34.4|-106.1|870-871 873-875 877-884',
  'NY|New York|42.9|-75.5|005 100-149',
  'NC|North Carolina|35.6|-79.4|270-289',
  'ND|North Dakota|47.4|-100.5|580-588',
  'OH|Ohio|40.3|-82.8|430-459',
  'OK|Oklahoma|35.6|-97.5|730-731 734-741 743-749',
  'OR|Oregon|43.9|-120.6|970-979',
  'PA|Pennsylvania|40.9|-77.8|150-196',
  'RI|Rhode Island|41.7|-71.6|028-029',
  'SC|South Carolina|33.9|-80.9|290-299',
  'SD|South Dakota|44.4|-100.2|570-577',
  'TN|Tennessee|35.9|-86.4|370-385',
  'TX|Texas|31.5|-99.3|733 750-770 772-799 885',
  'UT|Utah|39.3|-111.7|840-847',
  'VT|Vermont|44.1|-72.7|050-054 056-059',
  'VA|Virginia|37.5|-78.9|201 220-246',
  'WA|Washington|47.4|-120.4|980-986 988-994',
  'WV|West Virginia|38.6|-80.6|247-268',
  'WI|Wisconsin|44.6|-89.9|530-532 534-535 537-549',
  'WY|Wyoming|43.0|-107.6|820-831',
].map(state)

/** Territories that have postal codes. */
export const TERRITORIES = [
  'GU|Guam|13.4|144.8|969',
  'PR|Puerto Rico|18.2|-66.4|006-007 009',
  'VI|U.S. Virgin Islands|18.0|-64.8|008',
].map(state)
