import * as fc from 'fast-check'
import type { Arbitrary, AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import type { Class, Course, Line, Model, Student, Who } from './model.ts'
import { call, type Method, type Resource } from './real.ts'

export type Step = AsyncCommand<Model, object>

/** Makes a call to the mock, compares its status with the model's, and updates the model. */
type Play<Target, Args> = (model: Model, target: Target, args: Args) => Promise<unknown>

/** A kind of step. It is skipped if `on` finds no target for it. */
export function step<Args extends object, Target>(
  name: string,
  args: Arbitrary<Args>,
  on: (model: Model) => Target[],
  play: Play<Target, Args>,
): Arbitrary<Step> {
  return fc.tuple(fc.nat(9), args).map(([n, chosen]) => ({
    check: (model) => on(model).length > 0,
    run: async (model) => {
      const targets = on(model)
      const target = targets[n % targets.length]
      if (target !== undefined) await play(model, target, chosen)
    },
    toString: () => `${name}(${n}, ${JSON.stringify(chosen)})`,
  }))
}

/** Makes a call and returns the resource in the answer if the call should succeed. */
export async function played(expected: number, who: Who, method: Method, path: string, body?: object) {
  const { status, document } = await call(who, method, path, body)
  expect(status, `${method} ${path}`).toBe(expected)
  return expected < 300 ? { data: document.data as Resource } : undefined
}

export const anyone = fc.constantFrom<Who>('owner', 'owner', 'owner', 'helper')
export const by = fc.record({ who: anyone })
export const courses = (model: Model): Course[] => model.courses
export const classes = (model: Model): Class[] => model.classes
export const lines = (model: Model): Line[] => model.lines
export const students = (model: Model): Student[] => model.students
export const without = <T>(list: T[], one: T) => list.filter((held) => held !== one)
export type By = { who: Who }
