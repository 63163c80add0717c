import { type ComponentType, Suspense, useState } from 'react'
import { renderFailure } from '../../ui/render-failure.ts'
import { config } from '../../config.ts'
import { mailHref } from '../../lib/contact-href.ts'
import { later } from '../../ui/plain/later.ts'
import { PlainDialog } from '../../ui/plain/PlainDialog.tsx'
import plain from '../../ui/plain/plain.module.css'
import { type RequestName, useRequest } from '../../ui/plain/useRequest.ts'
import type { Course } from '../course-facts.ts'

/** The message of spec §8 after a form was sent, and the email address it was sent for. */
type Sent = { done: string; email: string }

export type ContactFormProps = { course: Course; onSent: (sent: Sent) => void }

type Contact = {
  title: string
  intro: string
  Form: ComponentType<ContactFormProps>
  /** The text that tells the visitor what happens next. */
  next: (email: string) => string
}

const NotLoaded = () => (
  <p role="alert">
    {renderFailure.chunk} You can also write to{' '}
    <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>.
  </p>
)

const CONTACTS: Partial<Record<string, Contact>> = {
  date: {
    title: 'Request a class date',
    intro: 'Tell the instructor when you would like to come. You will get an answer within one business day.',
    Form: later(async () => (await import('./RequestDateForm.tsx')).RequestDateForm, NotLoaded),
    next: (email) => `You will get an answer at ${email} within one business day.`,
  },
  details: {
    title: 'Get the details by email',
    intro: 'What the class covers, where it takes place, and a link to this page.',
    Form: later(async () => (await import('./DetailsForm.tsx')).GetDetailsForm, NotLoaded),
    next: (email) => `The details are on their way to ${email}.`,
  },
  email: {
    title: 'Send this class to a friend',
    intro: 'We send what the class covers, where it takes place, and a link to this page.',
    Form: later(async () => (await import('./DetailsForm.tsx')).EmailClassForm, NotLoaded),
    next: (email) => `The class is on its way to ${email}.`,
  },
} satisfies Partial<Record<RequestName, Contact>>

/** The dialog of a class page that the address names, if any. Closing it resets its form (spec §4). */
export function CourseContact({ course }: { course: Course }) {
  const { request = '', close } = useRequest()
  const contact = Object.hasOwn(CONTACTS, request) ? CONTACTS[request] : undefined
  if (!contact) return null
  return (
    <PlainDialog key={request} title={contact.title} onClose={close} opener={`[data-request="${request}"]`}>
      <ContactContent contact={contact} course={course} onClose={close} />
    </PlainDialog>
  )
}

type ContentProps = { contact: Contact; course: Course; onClose: () => void }

function ContactContent({ contact: { intro, Form, next }, course, onClose }: ContentProps) {
  const [sent, setSent] = useState<Sent>()
  if (sent)
    return (
      <div className={plain['stack']}>
        <p ref={(text) => text?.focus()} tabIndex={-1} className={plain['strong']}>
          {sent.done}
        </p>
        <p className={plain['prose']}>{next(sent.email)}</p>
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
      <Suspense fallback={<div className={plain['line']} role="status" aria-label="Loading the form" />}>
        <Form course={course} onSent={setSent} />
      </Suspense>
    </div>
  )
}
