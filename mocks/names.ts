/** The header that carries the token; its name is assumed. */
export const TOKEN_HEADER = 'Auth-Token'
