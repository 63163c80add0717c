import { defaults, type Row } from '../db/rows.ts'
import type { Person } from './people.ts'
import { pick, random } from './random.ts'

const BACKGROUNDS = ['#dcefe8', '#e3e6f2', '#f3e6d8', '#ecdfe9', '#dfe8ec', '#e9ecd9']
const SHIRTS = ['#1c6b55', '#34507d', '#8a4b2d', '#6d3d66', '#3f4a56', '#6b6a1f']
const SKINS = ['#f0c9a8', '#d9a47a', '#b97b50', '#8c5735', '#5f3a24']
const HAIRS = ['#2b1d14', '#4a2f1b', '#7a5230', '#a9762f', '#8d8d8d', '#191919']

const portraitIdOf = (instructorId: string) => `portrait-${instructorId}`

/** The drawn picture of a person of the seed, who does not exist. The newcomer has none yet. */
export function portraitRows(p: Person): Row<'image'>[] {
  if (!p.courses) return []
  const next = random(`portrait of ${p.id}`)
  const [background, shirt, skin, hair] = [BACKGROUNDS, SHIRTS, SKINS, HAIRS].map((list) => pick(next, list))
  const hairline = 52 + Math.floor(next() * 14)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${background}"/>
<path d="M22 200c4-44 34-62 78-62s74 18 78 62z" fill="${shirt}"/>
<path d="M84 116h32v26q-16 14-32 0z" fill="${skin}"/>
<ellipse cx="100" cy="84" rx="36" ry="44" fill="${skin}"/>
<path d="M60 88c-6-64 86-64 80 0-4-14-8-${hairline - 40}-18-${hairline - 32}-16 6-38 6-48 0-6 6-10 10-14 24z" fill="${hair}"/>
</svg>`
  return [
    {
      ...defaults.image,
      id: portraitIdOf(p.id),
      ownerId: p.id,
      imageUrl: `/images/${portraitIdOf(p.id)}`,
      mediaType: 'image/svg+xml',
      data: btoa(svg),
    },
  ]
}
