// The two global sheets export no classes; the types of all others are in build/css-types (npm test -- --only types).
declare module '@flightdeck/shared/ui/tokens.css' {}
declare module '@flightdeck/shared/ui/base.css' {}
