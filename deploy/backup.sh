#!/bin/sh
# Copies the database, and the files unless they are in a bucket, into /backups: at the start and once a day, or once and
# no more as `backup.sh once`. Keeps the newest of BACKUP_DAYS days. What is there is whole: half a copy keeps its ending
# .part and is removed. Carry /backups to another machine: a disk that breaks takes both.
set -eu
to=${BACKUP_FOLDER:-/backups}
files=${BACKUP_FILES:-/data}
umask 077

copy() {
  now=$(date -u +%Y-%m-%dT%H%M%SZ)
  rm -f "$to"/*.part
  pg_dump --format=custom --no-owner --file "$to/$now.dump.part" || return 1
  # What cannot be listed cannot be restored.
  pg_restore --list "$to/$now.dump.part" >/dev/null || return 1
  if [ -d "$files/media" ] || [ -d "$files/files" ]; then
    tar -C "$files" -czf "$to/$now.files.tgz.part" $(cd "$files" && ls -d media files 2>/dev/null) || return 1
    mv "$to/$now.files.tgz.part" "$to/$now.files.tgz"
  fi
  mv "$to/$now.dump.part" "$to/$now.dump"
  find "$to" -type f \( -name '*.dump' -o -name '*.files.tgz' \) -mtime "+${BACKUP_DAYS:-14}" -exec rm -f {} +
  echo "backup $now: $(du -h "$to/$now.dump" | cut -f1)"
}

if [ "${1:-}" = once ]; then
  copy
  exit
fi
trap 'exit 0' TERM INT
while :; do
  # A failed one leaves those before it as they are; the health check tells when the newest is too old.
  copy && pause=86400 || pause=600
  sleep "$pause" &
  wait $!
done
