import type { Page } from '@playwright/test'
import { expect, INSTRUCTOR } from '../test.ts'

/** The seeded course that never had a class, so that it can be deleted. */
export const UNUSED = `c-${INSTRUCTOR}-34`
const QUESTIONS = [
  'Describe your course',
  'Provide more details on your course',
  'Where will the course be held?',
  'What should students bring to this course?',
  'What will you provide for your students?',
  'How will students register?',
] as const

export const question = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: QUESTIONS[step] ?? '' })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const next = (page: Page) => button(page, 'Next').click()
export const step = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(title) })

export async function fillCourse(page: Page, curriculum = 'Concealed Carry and Home Defense') {
  await expect(question(page, 0)).toBeVisible()
  await page.getByRole('combobox', { name: 'Curriculum', exact: true }).selectOption(curriculum)
  await field(page, 'Course name').fill('Evening at the Range')
}

export async function fillDetails(page: Page, price = '80') {
  await expect(question(page, 1)).toBeFocused()
  await fillPrice(page, price)
}

export async function fillPrice(page: Page, price: string) {
  await field(page, 'Price').fill(price)
  await field(page, 'Seats').fill('10')
}

async function fillLocation(page: Page) {
  await expect(question(page, 2)).toBeFocused()
  await field(page, 'Venue name').fill('Lakeside Range')
  await field(page, 'Address').fill('100 Range Road')
  await field(page, 'City').fill('Madison')
  await page.getByLabel('State').selectOption('Wisconsin')
  await field(page, 'ZIP code').fill('53703')
}

/** Fills in everything that a course needs, up to the last step. */
export async function fillAll(page: Page) {
  await page.goto('/create-course')
  await fillSteps(page)
}

/** `fillAll` on the open first step. */
export async function fillSteps(page: Page) {
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await next(page)
  await fillLocation(page)
  await next(page)
  await expect(question(page, 3)).toBeFocused()
  await next(page)
  await expect(question(page, 4)).toBeFocused()
  await next(page)
  await expect(question(page, 5)).toBeFocused()
}
