import { useIsMutating } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { PlainDialog } from '../../ui/PlainDialog.tsx'
import plain from '../../ui/plain.module.css'
import type { RequestName } from '../../ui/useRequest.ts'
import type { ClassDate } from '../class-dates.ts'
import type { Course } from '../course-facts.ts'
import { EmailClassForm, GetDetailsForm } from './DetailsForm.tsx'
import { QuestionForm, RequestDateForm } from './RequestDateForm.tsx'
import type { ContactFormProps } from './request-values.ts'

type Contact = {
  title: string
  intro: string
  Form: ComponentType<ContactFormProps>
  /** The text that tells the visitor what happens next. */
  next: (email: string) => string
}

const CONTACTS: Partial<Record<string, Contact>> = {
  date: {
    title: 'Request a class date',
    intro: 'Tell the instructor when you would like to come. You will get an answer within one business day.',
    Form: RequestDateForm,
    next: (email) => `You will get an answer at ${email} within one business day.`,
  },
  question: {
    title: 'Ask a question',
    intro: 'Your question goes to the instructor. You will get an answer within one business day.',
    Form: QuestionForm,
    next: (email) => `You will get an answer at ${email} within one business day.`,
  },
  details: {
    title: 'Get the details by email',
    intro: 'What the class covers, where it takes place, and a link to this page.',
    Form: GetDetailsForm,
    next: (email) => `The details are on their way to ${email}.`,
  },
  email: {
    title: 'Send this class to a friend',
    intro: 'We send what the class covers, where it takes place, and a link to this page.',
    Form: EmailClassForm,
    next: (email) => `The class is on its way to ${email}.`,
  },
} satisfies Partial<Record<RequestName, Contact>>

type CourseContactProps = {
  course: Course
  /** The date that the address names. */
  date: ClassDate | undefined
  /** The dialog that the address names. */
  request: string | undefined
  /** Whether it names one of these. */
  opened: boolean
  onClose: () => void
}

type Asked = Pick<CourseContactProps, 'request' | 'date'>

/** The dialog of a class page that the address names, if any. Closing it resets its form (spec §4). */
export function CourseContact({ course, date, request, opened, onClose }: CourseContactProps) {
  const asked = { request, date: request === 'date' ? date : undefined }
  const isSending = useIsMutating() > 0
  /** What is on its way. It stays if the browser goes back meanwhile, so that a failure is seen. */
  const [held, setHeld] = useState<Asked>()
  if (opened && isSending !== (held !== undefined)) setHeld(isSending ? asked : undefined)
  const shown = opened ? asked : held
  const name = shown?.request ?? ''
  const contact = Object.hasOwn(CONTACTS, name) ? CONTACTS[name] : undefined
  if (!contact) return null
  const close = opened ? onClose : () => setHeld(undefined)
  return (
    <PlainDialog
      key={name}
      title={contact.title}
      isBusy={isSending}
      onClose={close}
      opener={`[data-request="${name}"]`}
    >
      <ContactContent contact={contact} course={course} date={shown?.date} onClose={close} />
    </PlainDialog>
  )
}

type ContentProps = Pick<CourseContactProps, 'course' | 'date' | 'onClose'> & { contact: Contact }

function ContactContent({ contact: { intro, Form, next }, course, date, onClose }: ContentProps) {
  const [sent, setSent] = useState<string>()
  if (sent)
    return (
      <div className={plain['stack']}>
        <p ref={(text) => text?.focus()} tabIndex={-1} className={`${plain['strong']} ${plain['prose']}`}>
          {next(sent)}
        </p>
        <p>
          <button type="button" className={plain['button']} onClick={onClose}>
            Back to the class
          </button>
        </p>
      </div>
    )
  return (
    <div className={plain['stack']}>
      <p className={plain['dim']}>
        <b>{course.attributes.name}</b>
        <br />
        {intro}
      </p>
      <Form course={course} date={date} onSent={setSent} />
    </div>
  )
}
