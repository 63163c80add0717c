import plain from '../ui/plain.module.css'
import { RequestLink } from '../ui/RequestLink.tsx'

/** What people ask before their first class. The same for every class, so it promises only what holds for all of them. */
const QUESTIONS = [
  [
    'Do I need an ID?',
    'Bring a government-issued photo ID. For a carry permit, the law of your state decides what else you show.',
  ],
  [
    'Do I need a firearm of my own?',
    'See what to bring and what is provided, above. If neither has a firearm, ask whether you can rent one.',
  ],
  [
    'How old must I be?',
    'The law of the state where the class is held decides. If you are under 21 or want to bring a minor, ask first.',
  ],
  [
    'What if I do not pass?',
    'The instructor tells you what to work on. Ask whether you can repeat a part, and what that costs.',
  ],
] as const

/** @param instructor first name */
export const Questions = ({ instructor }: { instructor: string }) => (
  <section className={plain['stack']} aria-labelledby="questions">
    <h2 id="questions">Questions people ask</h2>
    <div>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className={plain['more']}>
          <summary>{question}</summary>
          <p className={plain['prose']}>{answer}</p>
        </details>
      ))}
    </div>
    <p>
      <RequestLink request="question">Ask {instructor} a question</RequestLink>
    </p>
  </section>
)
