import type { ReactNode } from 'react'
import type { CourseDocument } from '../../api/generated/training.types.ts'
import { config } from '../../config.ts'
import plain from '../ui/plain.module.css'
import css from './CourseDetails.module.css'
import { curriculumOf, itemText } from './course-facts.ts'

/** What a visitor should know before the class: its content, what to bring, what is provided, and where it is. */
export function CourseDetails({ course }: { course: CourseDocument }) {
  const { attributes } = course.data
  const { description, notes, bringableItems, providedItems, location, cancellationPolicy } = attributes
  const curriculum = curriculumOf(course)
  return (
    <>
      <Part title="About this class">
        {description && <p className={plain['prose']}>{description}</p>}
        <dl className={css['facts']}>
          {curriculum && <Fact name="Curriculum" value={curriculum.name} />}
          {curriculum?.prerequisites && <Fact name="Before you come" value={curriculum.prerequisites} />}
          {curriculum?.receivedUponCompletion && (
            <Fact name="You receive" value={curriculum.receivedUponCompletion} />
          )}
          {attributes.hasPrerequisiteELearning && (
            <Fact
              name="E-learning"
              value="You complete an online course before the class. You get access when you register."
            />
          )}
        </dl>
        {notes && <p className={plain['prose']}>{notes}</p>}
      </Part>
      {(bringableItems.length > 0 || providedItems.length > 0) && (
        <div className={css['lists']}>
          <Items title="What to bring" items={bringableItems} />
          <Items title="What is provided" items={providedItems} isProvided />
        </div>
      )}
      <Part title="Where it is">
        <address className={css['address']}>
          <b>{location.name}</b>
          <br />
          {location.fullAddress}
        </address>
        <p>
          <a
            href={
              config.mapUrl + encodeURIComponent(`${location.name}, ${location.fullAddress}`.toWellFormed())
            }
          >
            Show on a map
          </a>
        </p>
      </Part>
      {cancellationPolicy && (
        <Part title="Cancellation policy" id="cancellation">
          <p className={plain['prose']}>{cancellationPolicy}</p>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className={plain['stack']} id={id}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

type Items = CourseDocument['data']['attributes']['providedItems']

type ItemsProps = { title: string; items: Items; isProvided?: boolean }

const Items = ({ title, items, isProvided = false }: ItemsProps) =>
  items.length > 0 && (
    <Part title={title}>
      <ul className={`${css['items']} ${isProvided ? css['provided'] : ''}`}>
        {items.map((item) => (
          <li key={item.name}>{itemText(item)}</li>
        ))}
      </ul>
    </Part>
  )
