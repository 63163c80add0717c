import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cell = (value: string) => csvOf([[value]]).slice(1, -2)

test('a file begins with a byte order mark, quotes every cell and ends its lines', () =>
  expect(
    csvOf([
      ['Name', 'Phone'],
      ['Ana "Nan" Silva', ''],
    ]),
  ).toBe('\uFEFF"Name","Phone"\r\n"Ana ""Nan"" Silva",""\r\n'))

test.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x'])(
  '%j does not run as a formula',
  (value) => expect(cell(value)).toBe(`"'${value}"`),
)

test.each(['Ana', ' =1', '1+1', "O'Neil", '山田', '"=1"'])('%j is left unchanged', (value) =>
  expect(cell(value)).toBe(`"${value.replaceAll('"', '""')}"`),
)
