// `npm run bench`: prints timings but asserts nothing. The machine is shared, so compare ratios within one run.
import { areInstalled } from '../research/mocks/servers.ts'
import { serveApp } from './app.ts'
import { httpFigures, shippedFigures, storeFigures } from './mock.ts'
import { print } from './measure.ts'
import { resultsFigures } from './results.ts'
import { rosterFigures } from './roster.ts'
import { parseFigures, uploadFigures } from './upload.ts'

print('The store of the mock, 200,000 registrants and 100,000 students', storeFigures())
print('@mswjs/data as shipped, 10,000 registrants', shippedFigures())
print('The mock and mocks of others over HTTP, one client', await httpFigures())
if (!areInstalled)
  console.log('  Prism and json-server are not installed: npm install --prefix tests/research/mocks')
await using app = await serveApp()
print('A roster of 10,000 in the browser', await rosterFigures(app))
print('The results of 10,000: the longest task, 0 when none is above 50 ms', await resultsFigures(app))
print('A file of 1,000 rows, the work itself', parseFigures())
print('A file of 1,000 rows in the browser', await uploadFigures(app))
