import { type ReactNode, useEffect } from 'react'
import { formatLongDay, noon } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { failureText } from '../../api/errors.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { RetryNotice, StaleNotice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { inDays } from '../shared/class-day.ts'
import { nearlyFull, seatsLeft, toGrade, withoutStudents } from './class-lists.ts'
import { ClassPanel } from './ClassPanel.tsx'
import css from './DashboardPage.module.css'
import { firstHour } from './first-hour.ts'
import { isNewcomer } from './first-steps.ts'
import { FirstHour } from './FirstHour.tsx'
import { Lately } from './Lately.tsx'
import { NextClass } from './next-class/NextClass.tsx'
import { Readiness } from './Readiness.tsx'
import { type Home, useHome } from './useHome.ts'
import { Week } from './Week.tsx'

/** The home of an instructor: the class that runs or comes next, and what needs attention. */
export function DashboardPage() {
  const home = useHome()
  const { future, toGrade: begun, courses, completed } = home
  const lists = [future, begun, courses]
  const failure = useFailure([...lists, completed])
  const isNew = isNewcomer({ future: future.data, toGrade: begun.data, courses: courses.data })
  // One list after the other would move the panels below it.
  if (lists.some(({ data }) => !data) && !failure) return <PageSkeleton />
  const stale = lists.find(({ data, error }) => data && error)
  return (
    <Page heading="Home" subtitle={formatLongDay(noon(home.today))}>
      {failure ? (
        <RetryNotice>We could not load everything on this page. {failureText(failure)}</RetryNotice>
      ) : (
        stale?.error && <StaleNotice error={stale.error} />
      )}
      {isNew ? <FirstHour home={home} /> : <Panels home={home} />}
    </Page>
  )
}

type PartProps = {
  place: 'main' | 'side' | 'wide' | 'half'
  /** The lists that its panel shows. */
  of?: Parameters<typeof useFailure>[0]
  children: ReactNode
}

/** A place on the page. It is left out if its lists could not be loaded: the notice above all panels has said so. */
const Part = ({ place, of = [], children }: PartProps) =>
  useFailure(of) ? null : <div className={css[place]}>{children}</div>

function Panels({ home }: { home: Home }) {
  const { future, toGrade: begun, completed, now, today, placeOf } = home
  useEffect(() => {
    firstHour.end()
  }, [])
  return (
    <div className={css['panels']}>
      <Part place="main" of={[future, begun]}>
        <NextClass home={home} />
      </Part>
      <Part place="side" of={[begun]}>
        <ClassPanel
          title="To grade"
          query={begun}
          what="the classes to grade"
          choose={(all) => toGrade(all, now)}
          fact={({ attributes }) => plural(attributes.numberOfRegistrants, 'student')}
          placeOf={placeOf}
          linkOf={paths.submitResults}
          empty="Nothing to grade."
          all={{ to: paths.classesToGrade(), label: 'All classes to grade' }}
          shown={4}
        />
      </Part>
      <Part place="wide" of={[future, begun]}>
        <Week home={home} />
      </Part>
      <Part place="half" of={[future]}>
        <ClassPanel
          title="Nearly full"
          query={future}
          what="the classes that are nearly full"
          choose={(all) => nearlyFull(all, now)}
          fact={(one) => `${plural(seatsLeft(one), 'seat')} left`}
          placeOf={placeOf}
          linkOf={paths.roster}
          empty="No class is nearly full."
          all={{ to: paths.myClasses(), label: 'All upcoming classes' }}
        />
      </Part>
      <Part place="half" of={[future]}>
        <ClassPanel
          title="No students yet"
          query={future}
          what="the classes without students"
          choose={(all) => withoutStudents(all, now)}
          fact={({ attributes: { dates } }) => inDays(dates[0]?.startTime.slice(0, 10) ?? today, today)}
          placeOf={placeOf}
          linkOf={paths.roster}
          empty="Every upcoming class has students."
          all={{ to: paths.myClasses(), label: 'All upcoming classes' }}
        />
      </Part>
      <Part place="wide" of={[begun, completed]}>
        <Lately home={home} />
      </Part>
      {/* Last, because it grows when its data arrives, and would move the panels below it. */}
      <Part place="wide">
        <Readiness home={home} />
      </Part>
    </div>
  )
}

export { DashboardPage as Component }
