import type { Args, Answer } from '../../src/api/generated/training.types.ts'
import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, forbidden, invalid, notFound } from '../refusal.ts'
import { ratingOf } from '../rules/rating.ts'
import { assertVersion, nextVersion, versionMeta } from '../rules/version.ts'
import { imageLinks, imagesOf } from './resources.ts'

type Edit = Args<'updateInstructor'>['body']

export const instructors = {
  getInstructor({ id, include }, context) {
    const row = context.db.instructor.get(id)
    if (!row) throw notFound()
    return {
      data: resource(row, context),
      ...(include && { included: imagesOf(context.db, row.imageIds) }),
    }
  },

  updateInstructor({ id, ifMatch, body }, context) {
    const { db, actor } = context
    const row = db.instructor.get(id)
    if (!row) throw notFound()
    if (actor?.userId !== id) throw forbidden()
    assertVersion(row, ifMatch, 'account')
    return { data: resource(db.instructor.update(id, changesOf(row, body, context)), context) }
  },
} satisfies Partial<Handlers>

function changesOf(row: Row<'instructor'>, body: Edit, { db, now }: Context): Partial<Row<'instructor'>> {
  if ('authCode' in body) return connect(row, body.authCode, db)
  if ('lastTouchedAt' in body) return body
  if ('imageIds' in body && body.imageIds?.some((id) => db.image.get(id)?.ownerId !== row.id))
    throw invalid('You have no such image.', 'imageIds')
  // A photo is saved beside the form of the account, and must not make what is typed there an old version.
  const isPhoto = Object.keys(body).every((field) => field === 'imageIds')
  return isPhoto ? body : { ...body, ...nextVersion(row, now) }
}

/**
 * What the payment provider would say of a code: `ac_` and letters or digits are good for one time. With `ac_pending_` the
 * account is connected, and cannot receive payments until the provider has verified it.
 */
function connect(row: Row<'instructor'>, authCode: string, db: Context['db']) {
  if (row.hasPaymentProcessorId) throw conflict('A payment account is already connected.')
  if (!/^ac_(pending_)?[A-Za-z0-9]+$/.test(authCode) || db.usedAuthCode.get(authCode))
    throw invalid('The payment provider does not recognize this code.', 'authCode')
  db.usedAuthCode.create({ id: authCode, instructorId: row.id })
  return { hasPaymentProcessorId: true, paymentEnabled: !authCode.startsWith('ac_pending_') }
}

function resource(row: Row<'instructor'>, { db, actor }: Context): Answer<'getInstructor'>['data'] {
  const isSelf = actor?.userId === row.id
  const { address1, address2, email, gender, hasPaymentProcessorId } = row
  return {
    id: row.id,
    type: 'instructors',
    attributes: {
      accountId: row.accountId,
      userId: row.id,
      number: row.number,
      status: row.status,
      isRangePartner: row.isRangePartner,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      country: row.country,
      biography: row.biography,
      companyName: row.companyName,
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      imageUrl: db.image.get(row.imageIds[0])?.imageUrl ?? null,
      imageIds: [...row.imageIds],
      lat: row.lat,
      lng: row.lng,
      trainingCounselor: row.trainingCounselor,
      hasPaymentEnabled: row.paymentEnabled,
      paymentEnabled: row.paymentEnabled,
      isSearchable: row.isSearchable,
      cancellationPolicy: row.cancellationPolicy,
      ...ratingOf(row),
      ...(isSelf && { address1, address2, email, gender, hasPaymentProcessorId }),
    },
    meta: versionMeta(row),
    relationships: { images: imageLinks(row.imageIds) },
  }
}
