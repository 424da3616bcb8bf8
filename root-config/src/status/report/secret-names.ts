/*
 * Names of secrets, connectors between a name and its value, and words that are not values, in the languages of Flightdeck
 * and a few others. Each pattern reads a token, or the gap before it, of a text of limited length (`free-text.ts`).
 */

const secretName =
  /pass(w|ph|code)|pwd|kennwort|passe|contrase|senha|пароль|token|nonce|secret|signature|key|cookie|auth|credential|login|user|salt|hash|schlüssel|geheimnis|^clave|^llave|^clé|^clefs?\b|^chave|segredo|jeton|مفتاح|مرور|^السر|المميز/i;
const errorAboutSecret = /^(expired|invalid|malformed|missing|no|unknown)_/;
/**
 * Returns whether a token names a secret, whose value may follow after words such as "is". An error code such as
 * `invalid_token` does not count.
 */
export const namesSecret = (token: string): boolean =>
  (secretName.test(token) || namesPassword(token)) && !errorAboutSecret.test(token);

const passwordName = /^(passwords?|passwd|pwd|passphrase|passcode|passwort|kennwort|pin|otp|bearer|basic|x_jetpack)$/i;
/** Returns whether a token names a secret whose value often follows directly, as in "Bearer swordfish". */
export const namesPassword = (core: string): boolean => passwordName.test(core);

const connector = /^(is|was|are|were|equals|ist|war|lautet|est|es|è|é|هو|هي|[-–—:=→]|->|=>)$/iu;
/** Returns whether a token connects the name of a secret with its value. */
export const isConnector = (token: string): boolean => connector.test(token);

const harmless =
  /^(a|account|already|an|and|are|available|by|can|changed|cannot|could|did|does|empty|expired|field|for|from|gone|had|has|in|incorrect|invalid|is|malformed|missing|must|no|not|of|on|or|please|protected|received|refused|rejected|required|reset|revoked|rotated|site|the|this|to|too|unknown|valid|was|were|with|wrong|your)$/i;
/** Such words in the other languages. */
const harmlessInOtherLanguages =
  /^(ist|war|wurde|hat|est|es|é|هو|هي|abgelaufen|erforderlich|falsch|fehlt|gesperrt|kein|leer|nicht|ungültig|caducad[ao]|expirad[ao]|incorrect[aoe]|incorret[ao]|inv[aá]lid[aoe]|v[aá]lid[aoe]|obligatori[ao]|obrigatóri[ao]|vac[ií][ao]|vazi[ao]|ausente|necess?[aá]ri[ao]|absente?|erronée?|expirée?|manquante?|requi[sx]e|vide|n[aã]o|pas|غير|خاطئة?|مفقودة?|منتهية?|مطلوبة?|صحيحة?)$/iu;
/** Returns whether a token is a word of a sentence about a secret, such as "expired", and not its value. */
export const isHarmless = (core: string): boolean => harmless.test(core) || harmlessInOtherLanguages.test(core);

const nameWithoutSpace =
  /(パスワード|キー|鍵|トークン|シークレット|秘密|暗証番号|認証情報|署名)\s*(は|とは)?[\s「『【〔]*$/u;
/**
 * Returns whether a text without spaces between words, as in Japanese, ends with the name of a secret. A word that
 * follows may be its value.
 */
export const endsWithName = (text: string): boolean => nameWithoutSpace.test(text);

const openingQuote = /^["'“„«‘‹]/;
const closingQuote = /["'”“»’›][.,;:!?)]{0,3}$/;
/** Returns whether a token starts a quotation, which may end in the same token. */
export const startsQuotation = (token: string): boolean => openingQuote.test(token);
/** Returns whether a token ends a quotation. */
export const endsQuotation = (token: string): boolean => token.length > 1 && closingQuote.test(token);
