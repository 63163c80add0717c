// `npm run bench`: how fast it is, printed and not asserted: the machine is shared, so look at ratios within one run.
import { httpFigures, storeFigures } from './mock.ts'
import { print } from './measure.ts'
import { rosterFigures } from './roster.ts'

print('The store of the mock, 200,000 registrants and 100,000 students', storeFigures())
print('The mock over HTTP, one client', await httpFigures())
print('A roster of 10,000 in the browser', await rosterFigures())
