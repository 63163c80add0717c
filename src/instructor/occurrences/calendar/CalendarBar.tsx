import { ActionIcon, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { QuietButton } from '../../../ui/looks.ts'
import css from './Calendar.module.css'
import { type CalendarView, turned } from './days-shown.ts'
import { titleOf } from './words.ts'

/** Names the grid for screen readers. */
export const TITLE_ID = 'calendar-title'

type CalendarBarProps = { view: CalendarView; day: string; today: string; onShow: (date: string) => void }

/** What the calendar shows, with buttons to an earlier and a later page, to today and to the printer. */
export const CalendarBar = ({ view, day, today, onShow }: CalendarBarProps) => (
  <div className={css['bar']}>
    <div className={css['turn']}>
      <Turn label={`Previous ${view}`} onClick={() => onShow(turned(view, day, -1))}>
        <IconChevronLeft size={20} aria-hidden />
      </Turn>
      <QuietButton h={44} px="sm" onClick={() => onShow(today)}>
        Today
      </QuietButton>
      <Turn label={`Next ${view}`} onClick={() => onShow(turned(view, day, 1))}>
        <IconChevronRight size={20} aria-hidden />
      </Turn>
    </div>
    <Title order={2} id={TITLE_ID} className={css['title'] ?? ''}>
      {titleOf(view, day)}
    </Title>
    <ActionIcon
      className={css['print'] ?? ''}
      variant="default"
      size={44}
      aria-label={`Print this ${view}`}
      onClick={() => window.print()}
    >
      <IconPrinter size={20} aria-hidden />
    </ActionIcon>
  </div>
)

type TurnProps = { label: string; onClick: () => void; children: React.ReactNode }

const Turn = ({ label, onClick, children }: TurnProps) => (
  <ActionIcon variant="default" size={44} aria-label={label} onClick={onClick}>
    {children}
  </ActionIcon>
)
