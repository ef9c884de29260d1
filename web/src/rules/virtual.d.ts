declare module 'virtual:scenarios' {
    const texts: Readonly<Record<string, string>>;
    export default texts;
}
