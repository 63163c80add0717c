// Invented venues in real cities, including time zones that are easy to get wrong: Arizona and Hawaii have no daylight
// saving time, and Indiana is Eastern.
export type Venue = {
  name: string
  address1: string
  city: string
  state: string
  postalCode: string
  lat: number
  lng: number
  zone: string
}

const venue = (row: string): Venue => {
  const [name = '', address1 = '', city = '', state = '', postalCode = '', lat, lng, zone = ''] =
    row.split('|')
  return { name, address1, city, state, postalCode, lat: Number(lat), lng: Number(lng), zone }
}

export const VENUES = [
  'Lakeside Range|100 Range Road|Madison|WI|53703|43.0731|-89.4012|America/Chicago',
  'Copper Canyon Range|2200 W Desert Lane|Phoenix|AZ|85001|33.4484|-112.0740|America/Phoenix',
  'Pier Street Training Center|18 Pier Street|Boston|MA|02108|42.3601|-71.0589|America/New_York',
  'Palm Grove Sportsman Club|77 Palm Grove|Orlando|FL|32801|28.5383|-81.3792|America/New_York',
  'Lone Mesa Range|4 Mesa Drive|Dallas|TX|75201|32.7767|-96.7970|America/Chicago',
  'Circle City Training Hall|310 Meridian Street|Indianapolis|IN|46204|39.7684|-86.1581|America/Indiana/Indianapolis',
  'Front Range Academy|9 Foothill Way|Denver|CO|80202|39.7392|-104.9903|America/Denver',
  'Evergreen Marksmanship Hall|512 Cedar Avenue|Seattle|WA|98101|47.6062|-122.3321|America/Los_Angeles',
  'Diamond Ridge Club|3 Ridge Road|Honolulu|HI|96813|21.3069|-157.8583|Pacific/Honolulu',
  'Ozark Training Grounds|41 Hollow Road|Little Rock|AR|72201|34.7465|-92.2896|America/Chicago',
  'North Woods Range|600 Pine Trail|Duluth|MN|55802|46.7867|-92.1005|America/Chicago',
  'Aurora Range|15 Spruce Street|Anchorage|AK|99501|61.2181|-149.9003|America/Anchorage',
].map(venue)
