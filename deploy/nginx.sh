#!/bin/sh
# Starts nginx with nginx.conf.template, filled in from the environment.
set -eu

stop() {
  echo "nginx cannot start: $1" >&2
  exit 1
}
origin() {
  [ -n "$2" ] || stop "$1 is missing."
  echo "$2" | grep -Eqx 'https?://[A-Za-z0-9._-]+(:[0-9]+)?' ||
    stop "$1 is $2, but must be an origin such as https://api.example.com."
}

: "${KEEP_PAGES:=on}" "${LISTEN:=8080}" "${DOCUMENTS_ORIGIN:=http://127.0.0.1:3000}" "${ACCESS_LOG:=/dev/stdout}"
origin API_ORIGIN "${API_ORIGIN:-}"
origin DOCUMENTS_ORIGIN "$DOCUMENTS_ORIGIN"
case $KEEP_PAGES in
on) PAGES=pages ;;
off) PAGES=off ;;
*) stop "KEEP_PAGES is $KEEP_PAGES, but must be on or off." ;;
esac
[ -d "${APP:-}/assets" ] || stop "APP is ${APP:-missing}, but must be the folder of the built files."

# nginx uses the name servers of this machine and does not read /etc/hosts.
servers=$(sed -n -E 's/^nameserver +([0-9.]+)$/\1/p; s/^nameserver +([0-9a-fA-F:]+)$/[\1]/p' /etc/resolv.conf | tr '\n' ' ')
RESOLVER=${servers:+"resolver $servers valid=30s;"}

# A container that starts again still has the folder of the start before. If nginx starts as root, its workers run as
# another user, who must be able to read this file.
name="${TMPDIR:-/tmp}/web-$(printf %s "$LISTEN" | tr -c A-Za-z0-9 -)"
rm -rf "$name".*
RUN=$(mktemp -d "$name.XXXXXX")
chmod 755 "$RUN"
sed -e "s|\${RUN}|$RUN|; s|\${LISTEN}|$LISTEN|; s|\${APP}|$APP|; s|\${RESOLVER}|$RESOLVER|" \
  -e "s|\${ACCESS_LOG}|$ACCESS_LOG|; s|\${PAGES}|$PAGES|" \
  -e "s|\${API_ORIGIN}|$API_ORIGIN|; s|\${DOCUMENTS_ORIGIN}|$DOCUMENTS_ORIGIN|" \
  "$(dirname "$0")/nginx.conf.template" >"$RUN/nginx.conf"
# As many open files as this machine allows.
ulimit -n "$(ulimit -H -n)"
exec nginx -e stderr -c "$RUN/nginx.conf"
