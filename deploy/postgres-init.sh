#!/bin/sh
# Runs once, when the volume is new: the product signs in as a user of its own, which owns its database and nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SPOOR_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role spoor login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database spoor owner spoor;
revoke connect on database postgres from public;
SQL
