/** Whether the contract allows this id. For any other id, there is no point in calling the API. */
export const isId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)
